import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** What a preview shows in place of what is not written yet. */
export const previewMessages = defineMessages({
  newCourse: {
    en: 'New course',
    de: 'Neuer Kurs',
    es: 'Curso nuevo',
    it: 'Nuovo corso',
    fr: 'Nouveau cours',
    pt: 'Novo curso',
    fa: 'دورهٔ تازه',
  },
  noCategory: {
    en: 'No category yet',
    de: 'Noch keine Kategorie',
    es: 'Aún sin categoría',
    it: 'Ancora nessuna categoria',
    fr: 'Pas encore de catégorie',
    pt: 'Ainda sem categoria',
    fa: 'هنوز بدون دسته',
  },
})
