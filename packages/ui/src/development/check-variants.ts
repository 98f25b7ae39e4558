import { checkChoice } from './check-choice.ts'

/** Reports props such as `tone` and `size` whose values are not among the variants of the component's styles. */
export function checkVariants(
  component: string,
  variants: { readonly [prop: string]: object },
  given: { readonly [prop: string]: string | number | null | undefined },
): void {
  for (const [prop, value] of Object.entries(given)) {
    const known = variants[prop]
    if (known) checkChoice(component, prop, value?.toString(), Object.keys(known))
  }
}
