import { Children, isValidElement, type ReactNode } from 'react'
import { Ear, Eye } from 'lucide-react'
import { Section } from './section.tsx'
import { useComponent } from './use-component.ts'
import { Code, Default } from './with-code.tsx'

/** The words it shows or says: rows of `Text`, and before them what is true of all. */
export function Strings({ children }: { children: ReactNode }) {
  const all = Children.toArray(children)
  const isText = (child: ReactNode) => isValidElement(child) && child.type === Text
  const texts = all.filter(isText)
  return (
    <Section title="Words">
      {all.filter((child) => !isText(child))}
      {texts.length > 0 && <dl className="mt-4 border-t border-line">{texts}</dl>}
    </Section>
  )
}

export type TextProps = {
  /** The prop it comes by; `items.title` for a part of it. */
  prop: string
  /** True where only assistive technology says it. Default false. */
  isHeard?: boolean
  children: ReactNode
}

/** One of its words: which prop, seen or only heard, and its default as the source has it. */
export function Text({ prop, isHeard = false, children }: TextProps) {
  const { components } = useComponent()
  const [name] = prop.split('.')
  const said = components.flatMap(({ props }) => props).find((one) => one.name === name)?.default
  const Icon = isHeard ? Ear : Eye
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-line py-3.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <dt className="flex items-start gap-3 leading-[1.625rem]">
        <Icon aria-hidden="true" strokeWidth={1.5} className="mt-1 size-4.5 shrink-0 text-text-muted" />
        <span>
          <Code>{prop}</Code>
          <span className="block text-caption text-text-muted">{isHeard ? 'heard only' : 'seen'}</span>
        </span>
      </dt>
      <dd>
        {children}
        {said && prop === name && (
          <span className="block text-small text-text-muted">
            Default: <Default>{said}</Default>
          </span>
        )}
      </dd>
    </div>
  )
}
