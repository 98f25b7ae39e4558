import { useState } from 'react'
import { Button } from '@chignon/ui/button'
import { Chip } from '@chignon/ui/chip'
import { TextField } from '@chignon/ui/text-field'
import { designTokens } from '../../design-tokens/design-tokens.ts'
import { tokenKinds, tokenList } from './token-list.ts'
import { TokenRow } from './token-row.tsx'

const fileOf = (theme: 'light' | 'dark') =>
  `data:application/json,${encodeURIComponent(JSON.stringify(designTokens(tokenList, theme), null, 2))}`

/** All tokens with their values, by kind or by search, and as files for design tools. */
export function TokenBrowser() {
  const [kind, setKind] = useState<(typeof tokenKinds)[number]>(tokenKinds[0])
  const [search, setSearch] = useState('')
  const words = search.toLowerCase().trim()
  const found = tokenList.filter(({ name, light, dark }) =>
    words ? `--${name} ${light} ${dark}`.toLowerCase().includes(words) : kind.pattern.test(name),
  )
  return (
    <div className="grid max-w-240 grid-cols-1 gap-6">
      <div className="flex flex-wrap gap-3">
        {(['light', 'dark'] as const).map((theme) => (
          <Button key={theme} variant="secondary" asChild>
            <a href={fileOf(theme)} download={`chignon.${theme}.tokens.json`}>
              Download {theme}.tokens.json
            </a>
          </Button>
        ))}
      </div>
      <TextField
        label="Search tokens"
        type="search"
        name="tokens"
        hint="By name or value: “accent”, “0.985”, “clamp”."
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {!words && (
        <div className="flex flex-wrap gap-2">
          {tokenKinds.map((one) => (
            <Chip key={one.name} isSelected={one === kind} onClick={() => setKind(one)}>
              {one.name}
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
