import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The messages about money to look at. */
export const moneyCaseMessages = defineMessages({
  resolvedBefore: {
    en: 'This case is already closed.',
    de: 'Dieser Fall ist schon erledigt.',
    es: 'Este caso ya está cerrado.',
    it: 'Questa pratica è già chiusa.',
    fr: 'Ce dossier est déjà clos.',
    pt: 'Este caso já está fechado.',
    fa: 'این مورد پیش‌تر بسته شده است.',
  },
})
