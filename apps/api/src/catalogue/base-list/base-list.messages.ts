import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** Messages about the lists that staff edit. */
export const baseListMessages = defineMessages({
  englishMissing: {
    en: 'Enter the English name. It is shown where a language has none.',
    de: 'Gib den englischen Namen ein. Er steht da, wo eine Sprache keinen hat.',
    es: 'Escribe el nombre en inglés. Se muestra cuando un idioma no tiene ninguno.',
    it: 'Inserisci il nome in inglese. Appare dove una lingua non ne ha uno.',
    fr: 'Saisissez le nom anglais. Il s’affiche là où une langue n’en a pas.',
    pt: 'Introduza o nome em inglês. É mostrado quando um idioma não tem nenhum.',
    fa: 'نام انگلیسی را وارد کنید. هر جا زبانی نام ندارد، این نام نشان داده می‌شود.',
  },
  moved: {
    en: 'The order is saved.',
    de: 'Die Reihenfolge ist gespeichert.',
    es: 'El orden se ha guardado.',
    it: 'L’ordine è salvato.',
    fr: 'L’ordre est enregistré.',
    pt: 'A ordem foi guardada.',
    fa: 'ترتیب ذخیره شد.',
  },
  retired: {
    en: 'It is no longer offered.',
    de: 'Wird nicht mehr angeboten.',
    es: 'Ya no se ofrece.',
    it: 'Non è più proposto.',
    fr: 'Ce choix n’est plus proposé.',
    pt: 'Já não é oferecido.',
    fa: 'دیگر ارائه نمی‌شود.',
  },
  restored: {
    en: 'It is offered again.',
    de: 'Wird wieder angeboten.',
    es: 'Se ofrece de nuevo.',
    it: 'È di nuovo proposto.',
    fr: 'Ce choix est de nouveau proposé.',
    pt: 'É oferecido de novo.',
    fa: 'دوباره ارائه می‌شود.',
  },
  deleted: {
    en: 'It is deleted.',
    de: 'Gelöscht.',
    es: 'Se ha eliminado.',
    it: 'Eliminato.',
    fr: 'Supprimé.',
    pt: 'Eliminado.',
    fa: 'حذف شد.',
  },
  isUsed: {
    en: 'It is in use, so it cannot be deleted. Retire it instead.',
    de: 'Es wird verwendet und kann nicht gelöscht werden. Nimm es stattdessen aus dem Angebot.',
    es: 'Está en uso y no se puede eliminar. Retíralo en su lugar.',
    it: 'È in uso e non può essere eliminato. Ritiralo invece.',
    fr: 'Il est utilisé et ne peut pas être supprimé. Retirez-le plutôt.',
    pt: 'Está a ser usado e não pode ser eliminado. Retire-o em vez disso.',
    fa: 'در حال استفاده است و حذف نمی‌شود. به جای آن، آن را کنار بگذارید.',
  },
})
