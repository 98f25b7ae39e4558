import type { StrandsProps } from '@chignon/ui/strands'

const coiffures = ['wave', 'part', 'knot', 'braid', 'cut', 'curl'] as const

/** The drawing of a picture option; waves for a name that is not known. */
export function coiffureOf(name: string): StrandsProps['coiffure'] {
  return coiffures.find((coiffure) => coiffure === name) ?? 'wave'
}
