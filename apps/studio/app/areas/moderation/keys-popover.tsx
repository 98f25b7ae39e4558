import { Button } from '@chignon/ui/button'
import { Kbd } from '@chignon/ui/kbd'
import { Popover } from '@chignon/ui/popover'
import { Switch } from '@chignon/ui/switch'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { hasLetterKeysAtom } from './keys-atom.ts'

/** The keys of the page, and a switch for those who dictate or press letters by accident. */
export function KeysPopover() {
  const { t } = useLingui()
  const [hasKeys, setHasKeys] = useAtom(hasLetterKeysAtom)
  const keys = [
    { keys: ['J'], text: t`Next case` },
    { keys: ['K'], text: t`Case before` },
    { keys: ['H'], text: t({ message: 'Hide', context: 'text' }) },
    { keys: ['R'], text: t`Show or leave` },
    { keys: ['B'], text: t`Return a post` },
    { keys: ['S'], text: t`Suspend the author` },
    { keys: ['F8'], text: t`To the messages, to undo` },
  ]
  return (
    <Popover
      label={t`Keys`}
      align="end"
      trigger={
        <Button variant="secondary" className="pointer-coarse:hidden">
          {t`Keys`}
        </Button>
      }
    >
      <dl className="mb-5 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {keys.map(({ keys: pressed, text }) => (
          <div key={text} className="contents">
            <dt>
              <Kbd keys={pressed} />
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Switch label={<Trans>Single letters</Trans>} checked={hasKeys} onCheckedChange={setHasKeys} />
    </Popover>
  )
}
