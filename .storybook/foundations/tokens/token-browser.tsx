import { useState } from 'react'
import { Chip } from '@chignon/ui/chip'
import { TextField } from '@chignon/ui/text-field'
import { publishVariables } from '../../../packages/ui/scripts/styles/published-names.ts'
import { TokenFiles } from './token-files.tsx'
import { tokenKinds, tokenList } from './token-list.ts'
import { TokenRow } from './token-row.tsx'

type KindName = (typeof tokenKinds)[number]['name']

/** Tokens with their values, by kind or by search. Shows all kinds with files for design tools, or only some kinds. */
export function TokenBrowser({ only }: { only?: readonly KindName[] }) {
  const kinds = tokenKinds.filter(({ name }) => !only || only.includes(name))
  const [chosen, setChosen] = useState<KindName>()
  const kind = kinds.find(({ name }) => name === chosen) ?? kinds[0]
  const [search, setSearch] = useState('')
  const words = search.toLowerCase().trim()
  const found = tokenList
    .filter(({ name }) => !only || kinds.some(({ pattern }) => pattern.test(name)))
    .filter(({ name, light, dark }) =>
      words
        ? `--${name} ${publishVariables(`--${name}`)} ${light} ${dark}`.toLowerCase().includes(words)
        : kind?.pattern.test(name),
    )
  return (
    <div className="grid max-w-240 grid-cols-1 gap-6">
      {!only && <TokenFiles />}
      <TextField
        label="Search tokens"
        type="search"
        name="tokens"
        hint="By name or value: “accent”, “0.985”, “clamp”."
        value={search}
        onValueChange={setSearch}
      />
      {!words && kinds.length > 1 && (
        <div className="flex flex-wrap gap-2">
          {kinds.map((kind) => (
            <Chip key={kind.name} isSelected={kind === kind} onClick={() => setChosen(kind.name)}>
              {kind.name}
            </Chip>
          ))}
        </div>
      )}
      <p role="status" className="text-small text-text-muted">
        {found.length} tokens
      </p>
      <ul className="grid divide-y divide-line border-y border-line">
        {found.map((token) => (
          <TokenRow key={token.name} token={token} />
        ))}
      </ul>
    </div>
  )
}
