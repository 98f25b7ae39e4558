import { defineMessages } from '../i18n/define-messages.ts'

/** The name shown for a deleted person (PRIVACY-2). */
export const personMessages = defineMessages({
  deletedFirstName: {
    en: 'Former',
    de: 'Ehemaliges',
    es: 'Antiguo',
    it: 'Ex',
    fr: 'Ancien',
    pt: 'Antigo',
    fa: 'عضو',
  },
  deletedLastName: {
    en: 'member',
    de: 'Mitglied',
    es: 'miembro',
    it: 'membro',
    fr: 'membre',
    pt: 'membro',
    fa: 'پیشین',
  },
})
