import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** Texts about stories. */
export const storyMessages = defineMessages({
  deleted: {
    en: 'Story deleted.',
    de: 'Story gelöscht.',
    es: 'Historia eliminada.',
    it: 'Storia eliminata.',
    fr: 'Story supprimée.',
    pt: 'História eliminada.',
    fa: 'استوری حذف شد.',
  },
})
