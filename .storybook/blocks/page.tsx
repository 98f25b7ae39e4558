import { isValidElement, type ComponentProps, type ReactNode } from 'react'
import { CodeBlock } from './code-block.tsx'
import { withCode } from './inline-code.tsx'

/** The title of a page without a component. */
export function PageTitle({ group, title, children }: { group: string; title: string; children: ReactNode }) {
  return (
    <header>
      <p className="overline-label text-text-muted">{group}</p>
      <h1 className="headline-type mt-3 text-display">{title}</h1>
      <div className="mt-6 max-w-prose text-lead text-text-muted">{children}</div>
    </header>
  )
}

/** A block of Markdown with a language becomes highlighted code. */
function Pre({ children }: { children?: ReactNode }) {
  const props = isValidElement<{ className?: string; children?: string }>(children) ? children.props : {}
  const language = props.className?.replace('language-', '')
  return (
    <div className="mt-5 mb-6">
      <CodeBlock
        code={props.children?.trim() ?? ''}
        language={language === 'sh' ? 'bash' : language === 'css' ? 'css' : 'tsx'}
      />
    </div>
  )
}

/** A table; its first row is the head. Text between backticks is code. */
export function Rows({ of }: { of: readonly [head: readonly string[], ...rows: (readonly string[])[]] }) {
  const [head, ...rows] = of
  return (
    <table className="mt-4 w-full max-w-180 border-collapse text-start text-small *:*:border-b *:*:border-line *:*:*:py-3 *:*:*:pe-6 *:*:*:text-start *:*:*:align-baseline">
      <thead className="text-text-muted">
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col" className="font-medium">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell) => (
              <td key={cell}>{withCode(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The elements of Markdown on pages without a component. */
export const pageProse = {
  pre: Pre,
  ol: (props: ComponentProps<'ol'>) => (
    <ol className="grid max-w-prose list-decimal gap-3 ps-6 marker:text-accent" {...props} />
  ),
}
