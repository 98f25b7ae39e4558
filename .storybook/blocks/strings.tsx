import { Children, isValidElement, type ReactNode } from 'react'
import { Section } from './section.tsx'
import { useComponent } from './use-component.ts'
import { Code, Default } from './inline-code.tsx'
import { Eye } from '@chignon/ui/icons/eye'
import { Volume2 } from '@chignon/ui/icons/volume-2'

/** The component's texts: an introduction, then rows of `Text`. */
export function Strings({ children }: { children: ReactNode }) {
  const all = Children.toArray(children)
  const isText = (child: ReactNode) => isValidElement(child) && child.type === Text
  const texts = all.filter(isText)
  return (
    <Section title="Texts">
      {all.filter((child) => !isText(child))}
      {texts.length > 0 && <dl className="mt-4 border-t border-line">{texts}</dl>}
    </Section>
  )
}

export type TextProps = {
  /** The prop; `items.title` for a field of it. */
  prop: string
  /** True if only assistive technology reads it. Default false. */
  isScreenReaderOnly?: boolean
  children: ReactNode
}

/** One text: its prop, whether it is visible, and its default from the source. */
export function Text({ prop, isScreenReaderOnly = false, children }: TextProps) {
  const { components } = useComponent()
  const [name] = prop.split('.')
  const defaultText = components.flatMap(({ props }) => props).find((prop) => prop.name === name)?.default
  const Icon = isScreenReaderOnly ? Volume2 : Eye
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-line py-3.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <dt className="flex items-start gap-3 leading-[1.625rem]">
        <Icon aria-hidden="true" strokeWidth={1.5} className="mt-1 size-4.5 shrink-0 text-text-muted" />
        <span>
          <Code>{prop}</Code>
          <span className="block text-caption text-text-muted">
            {isScreenReaderOnly ? 'screen reader only' : 'visible'}
          </span>
        </span>
      </dt>
      <dd>
        {children}
        {defaultText && prop === name && (
          <span className="block text-small text-text-muted">
            Default: <Default>{defaultText}</Default>
          </span>
        )}
      </dd>
    </div>
  )
}
