import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The messages of the desk of people. */
export const staffPersonMessages = defineMessages({
  noteRemoved: {
    en: 'The note has been removed.',
    de: 'Die Notiz wurde entfernt.',
    es: 'La nota se ha eliminado.',
    it: 'La nota è stata eliminata.',
    fr: 'La note a été supprimée.',
    pt: 'A nota foi removida.',
    fa: 'یادداشت حذف شد.',
  },
})
