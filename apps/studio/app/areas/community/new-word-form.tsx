import { maxListedWordLength } from '@chignon/contract/community/community-rules'
import { locales, type Locale } from '@chignon/contract/platform/locale'
import { Button } from '@chignon/ui/button'
import { SelectField } from '@chignon/ui/select-field'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLanguageNames } from '../../lib/use-language-names.ts'
import { useStartData } from '../../lib/start-data-context.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { loadAddWord, wordNouns } from './community-queries.ts'
import { TriedWord } from './tried-word.tsx'
import { useTryWord } from './use-try-word.ts'

/** Adds a word or phrase, and shows before what it would have held. */
export function NewWordForm() {
  const { t } = useLingui()
  const { locale: own, locales: offered } = useStartData()
  const nameOf = useLanguageNames()
  const [locale, setLocale] = useState<Locale>(own)
  const [word, setWord] = useState('')
  const add = useStaffCall(loadAddWord, wordNouns)
  const { tried, isTrying, tryWord, forget, errorOf } = useTryWord()
  const submit = async () => {
    if (!(await add.send({ body: { locale, word } }))) return
    setWord('')
    forget()
  }
  return (
    <section className="rounded-card border border-line p-5">
      <form
        className="grid items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextField
          label={t`Word or phrase`}
          dir="auto"
          value={word}
          onValueChange={(text) => {
            setWord(text)
            forget()
          }}
          error={add.errorOf('word') ?? errorOf('word')}
          maxLength={maxListedWordLength}
          autoComplete="off"
          isRequired
        />
        <SelectField
          label={t`Language`}
          value={locale}
          onValueChange={(value) => setLocale(locales.find((each) => each === value) ?? own)}
        >
          {offered.map((each) => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
        </SelectField>
        <div className="flex gap-3 sm:mt-7.5">
          <Button
            variant="secondary"
            isBusy={isTrying}
            onClick={() => void tryWord({ body: { locale, word } })}
          >
            <Trans context="word">Try</Trans>
          </Button>
          <Button type="submit" isBusy={add.isBusy}>
            <Trans>Add</Trans>
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {tried && (
          <div className="pt-4">
            <TriedWord trial={tried} />
          </div>
        )}
      </div>
    </section>
  )
}
