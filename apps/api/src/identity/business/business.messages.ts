import { defineMessages } from '../../platform/i18n/define-messages.ts'
import { persianNumber } from '../../platform/i18n/persian-number.ts'

/** Texts about businesses. */
export const businessMessages = defineMessages({
  saved: {
    en: 'Your business has been saved.',
    de: 'Dein Betrieb wurde gespeichert.',
    es: 'Tu negocio se ha guardado.',
    it: 'La tua attività è stata salvata.',
    fr: 'Votre établissement a été enregistré.',
    pt: 'O seu negócio foi guardado.',
    fa: 'کسب‌وکار شما ذخیره شد.',
  },
  removed: {
    en: 'The business has been removed.',
    de: 'Der Betrieb wurde entfernt.',
    es: 'El negocio se ha eliminado.',
    it: 'L’attività è stata rimossa.',
    fr: 'L’établissement a été supprimé.',
    pt: 'O negócio foi removido.',
    fa: 'کسب‌وکار حذف شد.',
  },
  unknownType: {
    en: 'Choose a type from the list.',
    de: 'Wähle eine Art aus der Liste.',
    es: 'Elige un tipo de la lista.',
    it: 'Scegli un tipo dall’elenco.',
    fr: 'Choisissez un type dans la liste.',
    pt: 'Escolha um tipo da lista.',
    fa: 'نوعی را از فهرست انتخاب کنید.',
  },
  tooMany: (most: number) => ({
    en: `You can add ${most} businesses. Remove one to add another.`,
    de: `Du kannst ${most} Betriebe angeben. Entferne einen, um einen neuen hinzuzufügen.`,
    es: `Puedes añadir ${most} negocios. Elimina uno para añadir otro.`,
    it: `Puoi aggiungere ${most} attività. Rimuovine una per aggiungerne un’altra.`,
    fr: `Vous pouvez ajouter ${most} établissements. Supprimez-en un pour en ajouter un autre.`,
    pt: `Pode adicionar ${most} negócios. Remova um para adicionar outro.`,
    fa: `می‌توانید ${persianNumber(most)} کسب‌وکار بیفزایید. برای افزودن مورد جدید، یکی را حذف کنید.`,
  }),
})
