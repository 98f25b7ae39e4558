import { Button } from '@chignon/ui/button'
import { designTokens } from '../../design-tokens/design-tokens.ts'
import { figmaVariables } from '../../design-tokens/figma-variables.ts'
import type { Group } from '../../design-tokens/token-tree.ts'
import { tokenList } from './token-list.ts'

const urlOf = (tokens: Group) =>
  `data:application/json,${encodeURIComponent(JSON.stringify(tokens, null, 2))}`

const files = [
  { tool: 'Figma', name: 'figma.tokens.json', convert: figmaVariables },
  { tool: 'Other tools', name: 'tokens.json', convert: (tokens: Group) => tokens },
]

/** The tokens as files for design tools, one for each theme. */
export function TokenFiles() {
  return (
    <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      {files.map(({ tool, name, convert }) => (
        <div key={tool} className="grid content-start gap-3">
          <dt className="text-small text-text-muted">{tool}</dt>
          <dd className="flex flex-wrap gap-3">
            {(['light', 'dark'] as const).map((theme) => (
              <Button key={theme} variant="secondary" size="small" asChild>
                <a
                  href={urlOf(convert(designTokens(tokenList, theme)))}
                  download={`chignon.${theme}.${name}`}
                >
                  {theme}.{name}
                </a>
              </Button>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
