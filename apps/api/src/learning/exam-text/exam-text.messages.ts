import { defineMessages } from '../../platform/i18n/define-messages.ts'

export const examTextMessages = defineMessages({
  deleted: {
    en: 'Text deleted.',
    de: 'Textbaustein gelöscht.',
    es: 'Texto eliminado.',
    it: 'Testo eliminato.',
    fr: 'Texte supprimé.',
    pt: 'Texto eliminado.',
    fa: 'متن حذف شد.',
  },
})
