import { defineMessages } from '../../platform/i18n/define-messages.ts'
import { persianNumber } from '../../platform/i18n/persian-number.ts'

/** The messages of a person's gallery. */
export const galleryMessages = defineMessages({
  full: (most: number) => ({
    en: `Your gallery has ${most} pictures, which is the most it can hold. Remove one to add another.`,
    de: `Deine Galerie hat ${most} Bilder, mehr passen nicht hinein. Entferne eines, um ein anderes hinzuzufügen.`,
    es: `Tu galería tiene ${most} imágenes, el máximo. Elimina una para añadir otra.`,
    it: `La tua galleria ha ${most} immagini, il massimo. Rimuovine una per aggiungerne un’altra.`,
    fr: `Votre galerie compte ${most} images, le maximum. Supprimez-en une pour en ajouter une autre.`,
    pt: `A sua galeria tem ${most} imagens, o máximo. Remova uma para adicionar outra.`,
    fa: `گالری شما ${persianNumber(most)} تصویر دارد که بیشترین تعداد ممکن است. برای افزودن تصویر جدید، یکی را حذف کنید.`,
  }),
  twice: {
    en: 'This picture is already in your gallery.',
    de: 'Dieses Bild ist schon in deiner Galerie.',
    es: 'Esta imagen ya está en tu galería.',
    it: 'Questa immagine è già nella tua galleria.',
    fr: 'Cette image est déjà dans votre galerie.',
    pt: 'Esta imagem já está na sua galeria.',
    fa: 'این تصویر از پیش در گالری شما هست.',
  },
  unknownUpload: {
    en: 'This picture is no longer available. Please upload it again.',
    de: 'Dieses Bild ist nicht mehr verfügbar. Bitte lade es noch einmal hoch.',
    es: 'Esta imagen ya no está disponible. Súbela de nuevo.',
    it: 'Questa immagine non è più disponibile. Caricala di nuovo.',
    fr: 'Cette image n’est plus disponible. Veuillez l’envoyer à nouveau.',
    pt: 'Esta imagem já não está disponível. Carregue-a novamente.',
    fa: 'این تصویر دیگر در دسترس نیست. لطفاً دوباره بارگذاری کنید.',
  },
  added: {
    en: 'The picture has been added to your gallery.',
    de: 'Das Bild wurde deiner Galerie hinzugefügt.',
    es: 'La imagen se ha añadido a tu galería.',
    it: 'L’immagine è stata aggiunta alla tua galleria.',
    fr: 'L’image a été ajoutée à votre galerie.',
    pt: 'A imagem foi adicionada à sua galeria.',
    fa: 'تصویر به گالری شما افزوده شد.',
  },
  described: {
    en: 'The description has been saved.',
    de: 'Die Beschreibung wurde gespeichert.',
    es: 'La descripción se ha guardado.',
    it: 'La descrizione è stata salvata.',
    fr: 'La description a été enregistrée.',
    pt: 'A descrição foi guardada.',
    fa: 'توضیح ذخیره شد.',
  },
  moved: (place: number, total: number) => ({
    en: `The picture is now number ${place} of ${total}.`,
    de: `Das Bild ist jetzt Nummer ${place} von ${total}.`,
    es: `La imagen es ahora la número ${place} de ${total}.`,
    it: `L’immagine è ora la numero ${place} di ${total}.`,
    fr: `L’image est maintenant la numéro ${place} sur ${total}.`,
    pt: `A imagem é agora a número ${place} de ${total}.`,
    fa: `این تصویر اکنون شمارهٔ ${persianNumber(place)} از ${persianNumber(total)} است.`,
  }),
  removed: {
    en: 'The picture has been removed.',
    de: 'Das Bild wurde entfernt.',
    es: 'La imagen se ha eliminado.',
    it: 'L’immagine è stata rimossa.',
    fr: 'L’image a été supprimée.',
    pt: 'A imagem foi removida.',
    fa: 'تصویر حذف شد.',
  },
})
