import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** Messages about the categories that posts and stories share. */
export const baseMessages = defineMessages({
  unknownCategory: {
    en: 'Choose a category.',
    de: 'Wähle eine Kategorie.',
    es: 'Elige una categoría.',
    it: 'Scegli una categoria.',
    fr: 'Choisissez une catégorie.',
    pt: 'Escolha uma categoria.',
    fa: 'یک دسته انتخاب کنید.',
  },
})
