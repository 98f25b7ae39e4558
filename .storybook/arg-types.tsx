import type { Args, StrictArgTypes, StrictInputType } from 'storybook/internal/types'
import type { ManifestProp } from '../packages/ui/scripts/manifest/types.ts'

/** The controls of a component's props: what the panel beside a story offers, by the type of each prop. */
export function argTypesOf(props: readonly ManifestProp[], initialArgs: Args): StrictArgTypes {
  return Object.fromEntries(
    props.map((prop) => [
      prop.name,
      {
        name: prop.name,
        description: prop.description,
        type: { name: 'other', value: prop.type, required: prop.isRequired },
        table: {
          type: { summary: prop.values?.join(' | ') ?? prop.type },
          ...(prop.default === null ? {} : { defaultValue: { summary: prop.default } }),
        },
        ...controlOf(prop, initialArgs[prop.name]),
      } satisfies StrictInputType,
    ]),
  )
}

function controlOf({ type, values, unit }: ManifestProp, initial: unknown): Partial<StrictInputType> {
  if (values) {
    const options = values.map((value): unknown => JSON.parse(value.replaceAll("'", '"')))
    return { options, control: { type: options.length > 4 ? 'select' : 'inline-radio' } }
  }
  const [single = type] = type.split(' | ')
  if (single === 'boolean') return { control: { type: 'boolean' } }
  if (single === 'number')
    return { control: { type: 'number', ...(unit === '%' ? { min: 0, max: 100 } : {}) } }
  if (single === 'string' || single === 'ReactNode') return { control: { type: 'text' } }
  if (single === 'LinkElement')
    return {
      options: ['none', 'link'],
      mapping: { none: undefined, link: <a href="#link" /> },
      control: { type: 'inline-radio' },
    }
  if (/=>|Element|Ref</.test(type)) return { control: false }
  // Elements and functions within an object cannot be edited as JSON.
  return { control: isPlain(initial) ? { type: 'object' } : false }
}

/** Whether a value is the same after a round trip through JSON. */
function isPlain(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value === 'object') return !('$$typeof' in value) && Object.values(value).every(isPlain)
  return ['string', 'number', 'boolean'].includes(typeof value)
}
