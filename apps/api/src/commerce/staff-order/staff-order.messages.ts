import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The messages to staff about orders and events. */
export const staffOrderMessages = defineMessages({
  cancelled: {
    en: 'This event is cancelled.',
    de: 'Diese Veranstaltung ist abgesagt.',
    es: 'Este evento está cancelado.',
    it: 'Questo evento è annullato.',
    fr: 'Cet événement est annulé.',
    pt: 'Este evento está cancelado.',
    fa: 'این رویداد لغو شده است.',
  },
})
