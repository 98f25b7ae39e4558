import { pascal, sentence, splitName } from './names.ts'

/** The files of a folder of the web app, named with its area, such as `learning/tour`: the layout of its pages, with its test. */
export function pagesFiles(areaAndName: string): Record<string, string> {
  const { area, name } = splitName(areaAndName)
  const Name = pascal(name)
  const folder = `apps/web/app/areas/${area}/${name}`
  return {
    [`${folder}/${name}-page.tsx`]: `import type { ReactNode } from 'react'

type ${Name}PageProps = { title: string; children?: ReactNode }

/** The layout of these pages: a headline with the content below. */
export function ${Name}Page({ title, children }: ${Name}PageProps) {
  return (
    <div className="content-width grow py-section">
      <h1 className="headline-type text-headline">{title}</h1>
      {children}
    </div>
  )
}
`,
    [`${folder}/${name}-page.test.ts`]: `import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ${Name}Page } from './${name}-page.tsx'

it('renders the title as the heading, above the content', () => {
  const page = createElement(${Name}Page, { title: '${sentence(name)}' }, 'Content')
  expect(renderToStaticMarkup(page)).toContain('${sentence(name)}</h1>Content')
})
`,
  }
}
