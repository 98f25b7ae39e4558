import { gender, userEndpoints } from '@chignon/contract/identity/user'
import type { AppLoadContext } from 'react-router'
import { runFormAction, type Submission } from '../../../../lib/forms/run-form-action.ts'
import { profileFields } from './profile-fields.ts'

/** The action of the profile's form. An empty field is cleared. */
export function saveProfile(args: { context: AppLoadContext; request: Request }) {
  const save = async ({ call, values }: Submission<keyof typeof profileFields>) => {
    if (values.intent === 'remove-picture') return call(userEndpoints.removeAvatar, {})
    // One call, so that either everything is saved or nothing.
    return call(userEndpoints.changeProfile, {
      body: {
        first_name: values.first_name,
        last_name: values.last_name,
        single_name: values.single_name === 'on',
        country: values.country || null,
        about: values.about.trim() || null,
        phone: values.phone.trim() || null,
        address: values.address.trim() || null,
        gender: gender.safeParse(values.gender).data,
        locale: args.context.locales.find((locale) => locale === values.locale),
      },
    })
  }
  return runFormAction(args, profileFields, save, { isForMembers: true })
}
