import type { MailTemplates, TemplateContext } from '../../platform/mail/mail-template.ts'
import { newDeviceEmail } from './new-device.mail.ts'
import { findDevice } from './session.queries.ts'

export function sessionMails({ db, branding }: TemplateContext): Pick<MailTemplates, 'new-device'> {
  return {
    async 'new-device'({ aboutId }) {
      const found = aboutId ? await findDevice(db(), aboutId) : undefined
      if (!found) return null
      const { site, brand } = branding()
      return newDeviceEmail(found.user, found.device, {
        url: `${site}/profile/settings/sessions`,
        email: brand.email,
      })
    },
  }
}
