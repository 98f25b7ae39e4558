import { useState } from 'react'
import type { LucideIcon } from 'lucide-react'
import { Button } from '@chignon/ui/button'
import { TextField } from '@chignon/ui/text-field'

/** Icons by name, with a search. A click on one copies its import. */
export function IconBrowser({ icons }: { icons: Record<string, LucideIcon> }) {
  const [search, setSearch] = useState('')
  const [copied, setCopied] = useState<string>()
  const words = search.toLowerCase().trim()
  const found = Object.entries(icons).filter(([name]) => name.toLowerCase().includes(words))
  return (
    <div className="grid max-w-240 grid-cols-1 gap-6">
      <TextField
        label="Search icons"
        type="search"
        name="icons"
        hint="By name: “arrow”, “user”."
        value={search}
        onValueChange={setSearch}
      />
      <p role="status" className="text-small text-text-muted">
        {copied
          ? `Copied the import of ${copied}`
          : `${found.length} ${found.length === 1 ? 'icon' : 'icons'}`}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-3">
        {found.map(([name, Icon]) => (
          <li key={name} className="grid">
            <Button
              variant="quiet"
              className="flex-col"
              onClick={async () => {
                await navigator.clipboard.writeText(`import { ${name} } from 'lucide-react'`)
                setCopied(name)
              }}
              onBlur={() => setCopied(undefined)}
            >
              <Icon aria-hidden="true" strokeWidth={1.5} />
              <span translate="no" className="text-caption text-text-muted">
                <span className="sr-only">Copy </span>
                {name}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
