/// <reference types="vite/client" />
import { isValidElement, type ReactNode } from 'react'
import type { Props } from './stories.ts'

const sources = import.meta.glob<string>(['../*/*.{ts,tsx}', '!../*/*.{stories,test,testing}.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The names that the sources of a component declare with this type: optional ones, required ones, or both. */
function declared(folder: string, type: string, mark = String.raw`\??`): Set<string> {
  const declaration = new RegExp(String.raw`^ +(\w+)${mark}: ${type}\b`, 'gm')
  const own = Object.entries(sources).filter(([path]) => path.startsWith(`../${folder}/`))
  return new Set(own.flatMap(([, code]) => [...code.matchAll(declaration)].map(([, name = '']) => name)))
}

export const booleanProps = (folder: string): Set<string> => declared(folder, 'boolean')

/** The contents that a component cannot do without. */
export const requiredContents = (folder: string): Set<string> =>
  declared(folder, 'ReactNode', '').add('children')

/** The names of all string properties in a component's types and in the types it imports. */
function stringsOfItems(folder: string): Set<string> {
  const own = Object.entries(sources).filter(([path]) => path.startsWith(`../${folder}/`))
  const imported = own.flatMap(([, code]) =>
    [...code.matchAll(/import type .* from '\.\.\/([\w-]+)\//g)].map(([, name = '']) => name),
  )
  return new Set([folder, ...imported].flatMap((name) => [...declared(name, 'string')]))
}

/** A text that is a component's only output, as translation libraries render theirs: React manages its text node. */
const Words = ({ text }: { text: ReactNode }) => text

/** The props with every text that may be an element passed as a component. */
export function withTextComponents(folder: string, props: Props): Props {
  const names = declared(folder, 'ReactNode').add('children')
  // In an item, a prop of this name can be a string: the label of an option.
  const strings = stringsOfItems(folder)
  const namesInItems = new Set([...names].filter((name) => !strings.has(name)))
  return convertEntries(props, names)

  function convertEntries(object: object, contents: ReadonlySet<string>): Props {
    return Object.fromEntries(
      Object.entries(object).map(([name, value]) => [
        name,
        contents.has(name) && typeof value === 'string' ? <Words text={value} /> : convert(value),
      ]),
    )
  }

  function convert(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(convert)
    const isPlain = typeof value === 'object' && value !== null && !isValidElement(value)
    return isPlain && Object.getPrototypeOf(value) === Object.prototype
      ? convertEntries(value, namesInItems)
      : value
  }
}
