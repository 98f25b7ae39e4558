import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** Texts about profiles. */
export const profileMessages = defineMessages({
  interestsSaved: {
    en: 'Your interests have been saved.',
    de: 'Deine Interessen wurden gespeichert.',
    es: 'Tus intereses se han guardado.',
    it: 'I tuoi interessi sono stati salvati.',
    fr: 'Vos centres d’intérêt ont été enregistrés.',
    pt: 'Os seus interesses foram guardados.',
    fa: 'علاقه‌مندی‌های شما ذخیره شد.',
  },
  unknownInterest: {
    en: 'Choose interests from the list.',
    de: 'Wähle Interessen aus der Liste.',
    es: 'Elige intereses de la lista.',
    it: 'Scegli gli interessi dall’elenco.',
    fr: 'Choisissez des centres d’intérêt dans la liste.',
    pt: 'Escolha interesses da lista.',
    fa: 'علاقه‌مندی‌ها را از فهرست انتخاب کنید.',
  },
})
