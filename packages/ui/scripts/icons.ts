/**
 * `pnpm --filter @chignon/ui icons check trash-2`: copies icons of Lucide into `src/icons`, by their names there. Run by hand;
 * the results are committed, so that apps that install the package do not install Lucide's 1,700 icons.
 */
import { writeFile } from 'node:fs/promises'
import type { LucideIcon } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

for (const name of process.argv.slice(2)) {
  const { default: icon } = (await import(`lucide-react/icons/${name}`)) as { default: LucideIcon }
  const svg = renderToStaticMarkup(createElement(icon))
  const shapes = [...svg.matchAll(/<((?!svg)\w+ [^>]+)>/g)].map(([, shape]) => `      <${shape} />\n`)
  const module = componentModule(name, shapes.join(''))
  await writeFile(new URL(`../src/icons/${name}.tsx`, import.meta.url), module)
}

function componentModule(name: string, shapes: string): string {
  const component = name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  return [
    `import { Icon, type IconProps } from './icon.tsx'\n\n`,
    `export function ${component}(props: IconProps) {\n`,
    `  return (\n    <Icon {...props}>\n${shapes}    </Icon>\n  )\n}\n`,
  ].join('')
}
