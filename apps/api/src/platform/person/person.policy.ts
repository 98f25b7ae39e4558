import { allow } from '../http/authorize.ts'
import { viewerIdOf } from '../http/viewer.ts'

/** Changing what belongs to a person's profile: their businesses, social links and gallery. */
export const changePerson = allow<{ id: string }>((viewer, person) => viewerIdOf(viewer) === person.id)
