import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The messages about who sees a profile. */
export const profileVisibilityMessages = defineMessages({
  saved: {
    en: 'Your choice has been saved.',
    de: 'Deine Auswahl wurde gespeichert.',
    es: 'Se ha guardado tu elección.',
    it: 'La tua scelta è stata salvata.',
    fr: 'Votre choix a été enregistré.',
    pt: 'A sua escolha foi guardada.',
    fa: 'انتخاب شما ذخیره شد.',
  },
})
