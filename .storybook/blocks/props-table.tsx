import type { ManifestComponent, ManifestProp } from '../../packages/ui/scripts/manifest/types.ts'
import { CodeBlock } from './code-block.tsx'
import { Section } from './section.tsx'
import { useComponent } from './use-component.ts'
import { Code, Default, withCode } from './inline-code.tsx'

/** Every prop of every component of the entry, from the sources, and the public types. */
export function PropsTable() {
  const { components, types } = useComponent()
  return (
    <Section title="Props">
      <div className="grid gap-12">
        {components.map((component) => (
          <ComponentProps key={component.name} component={component} isNamed={components.length > 1} />
        ))}
      </div>
      {types && (
        <details className="mt-8">
          <summary className="min-h-11 cursor-pointer text-small text-text-muted hover:text-text">
            All public types of the entry
          </summary>
          <CodeBlock language="tsx" code={types} />
        </details>
      )}
    </Section>
  )
}

function ComponentProps({ component, isNamed }: { component: ManifestComponent; isNamed: boolean }) {
  const { name, description, element, props } = component
  return (
    <div className="min-w-0">
      {isNamed && (
        <>
          <h3 className="text-subtitle font-medium">{name}</h3>
          <p className="mt-1 mb-4 max-w-prose text-small text-text-muted">{withCode(description)}</p>
        </>
      )}
      {props.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scroll containers must be focusable.
        <div role="region" aria-label={`Props of ${name}`} tabIndex={0} className="overflow-x-auto">
          <table className="w-full min-w-140 border-collapse text-small">
            <thead className="text-text-muted">
              <tr className="border-b border-line *:pe-6 *:pb-3 *:text-start *:font-medium">
                <th scope="col">Prop</th>
                <th scope="col">Type</th>
                <th scope="col">Default</th>
              </tr>
            </thead>
            <tbody>
              {props.map((prop) => (
                <PropRow key={prop.name} prop={prop} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {element && (
        <p className="mt-4 text-small text-text-muted">
          {props.length > 0 ? 'Also all' : 'All'} attributes of <Code>{`<${element}>`}</Code>.
        </p>
      )}
    </div>
  )
}

function PropRow({ prop }: { prop: ManifestProp }) {
  const { name, type, values, isRequired, description, unit } = prop
  return (
    <tr className="border-b border-line align-baseline *:py-3.5 *:pe-6">
      <th scope="row" className="w-1/4 text-start font-normal">
        <code className="font-mono font-medium">{name}</code>
        {isRequired && <span className="block text-caption text-accent">required</span>}
      </th>
      <td>
        {values ? (
          <span className="flex flex-wrap items-baseline gap-1.5">
            {values.map((value) => (
              <Code key={value}>{value.replaceAll('"', '')}</Code>
            ))}
          </span>
        ) : (
          <Code>{type}</Code>
        )}
        {unit && <span className="ms-2 text-text-muted">{unit}</span>}
        {description && <p className="mt-2 max-w-prose text-text-muted">{withCode(description)}</p>}
      </td>
      <td className="w-1/6">{prop.default !== null && <Default>{prop.default}</Default>}</td>
    </tr>
  )
}
