import { defineMessages } from '../../platform/i18n/define-messages.ts'
import { persianNumber } from '../../platform/i18n/persian-number.ts'

/** Texts about notes. */
export const noteMessages = defineMessages({
  deleted: {
    en: 'Note deleted.',
    de: 'Notiz gelöscht.',
    es: 'Nota eliminada.',
    it: 'Nota eliminata.',
    fr: 'Note supprimée.',
    pt: 'Nota eliminada.',
    fa: 'یادداشت حذف شد.',
  },
  tooMany: (most: number) => ({
    en: `A lesson can have ${most} notes. Delete one to add another.`,
    de: `Zu einer Lektion kannst du ${most} Notizen speichern. Lösche eine, um eine neue hinzuzufügen.`,
    es: `Una lección admite ${most} notas. Elimina una para añadir otra.`,
    it: `Una lezione può avere ${most} note. Eliminane una per aggiungerne un’altra.`,
    fr: `Une leçon peut contenir ${most} notes. Supprimez-en une pour en ajouter une autre.`,
    pt: `Uma aula pode ter ${most} notas. Elimine uma para adicionar outra.`,
    fa: `هر درس می‌تواند ${persianNumber(most)} یادداشت داشته باشد. برای افزودن یادداشت جدید، یکی را حذف کنید.`,
  }),
  fileName: {
    en: 'notes.txt',
    de: 'notizen.txt',
    es: 'notas.txt',
    it: 'note.txt',
    fr: 'notes.txt',
    pt: 'notas.txt',
    fa: 'یادداشت‌ها.txt',
  },
})
