import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** Texts about discussions. */
export const discussionMessages = defineMessages({
  closed: {
    en: 'This discussion is closed.',
    de: 'Diese Diskussion ist geschlossen.',
    es: 'Este debate está cerrado.',
    it: 'Questa discussione è chiusa.',
    fr: 'Cette discussion est fermée.',
    pt: 'Esta discussão está encerrada.',
    fa: 'این گفت‌وگو بسته شده است.',
  },
  hasClosed: {
    en: 'Discussion closed.',
    de: 'Diskussion geschlossen.',
    es: 'Debate cerrado.',
    it: 'Discussione chiusa.',
    fr: 'Discussion fermée.',
    pt: 'Discussão encerrada.',
    fa: 'گفت‌وگو بسته شد.',
  },
  hasReopened: {
    en: 'Discussion reopened.',
    de: 'Diskussion wieder geöffnet.',
    es: 'Debate reabierto.',
    it: 'Discussione riaperta.',
    fr: 'Discussion rouverte.',
    pt: 'Discussão reaberta.',
    fa: 'گفت‌وگو دوباره باز شد.',
  },
  replyDeleted: {
    en: 'Reply deleted.',
    de: 'Antwort gelöscht.',
    es: 'Respuesta eliminada.',
    it: 'Risposta eliminata.',
    fr: 'Réponse supprimée.',
    pt: 'Resposta eliminada.',
    fa: 'پاسخ حذف شد.',
  },
})
