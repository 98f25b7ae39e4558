import * as z from 'zod/mini'
import { maxNameLength } from './identity-rules.ts'
import { cleanName } from '../platform/clean-text.ts'
import { nameText } from '../platform/name-text.ts'

type NameForm = { last_name?: string | undefined; single_name?: boolean | undefined }

/** The name of a person. `last_name` is required unless `single_name` is true, with which it is left out (USER-1). */
export const nameFields = {
  first_name: nameText(maxNameLength),
  last_name: z.optional(z.string().check(z.overwrite(cleanName), z.maxLength(maxNameLength))),
  /** Whether the person has one name, which is `first_name`. */
  single_name: z.optional(z.boolean()),
}

/** Checks that there is a last name, unless the person has one name. */
export const lastNameUnlessSingle = z.refine<NameForm>(
  ({ last_name, single_name }) => single_name === true || Boolean(last_name),
  // Also if other fields are wrong, so that all errors are reported at once.
  { path: ['last_name'], params: { kind: 'required' }, when: ({ value }) => isForm(value) },
)

/** Checks that a change of the name leaves no person without a last name by accident. */
export const lastNameIfChanged = z.refine<NameForm>(
  ({ last_name, single_name }) =>
    single_name === true || (single_name === false ? Boolean(last_name) : last_name !== ''),
  { path: ['last_name'], params: { kind: 'required' }, when: ({ value }) => isForm(value) },
)

/** The last name to store: none for a person with one name, undefined if it is not changed. */
export function storedLastName({ last_name, single_name }: NameForm): string | undefined {
  return single_name === true ? '' : last_name
}

function isForm(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
