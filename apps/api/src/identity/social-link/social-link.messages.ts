import { defineMessages } from '../../platform/i18n/define-messages.ts'
import { persianNumber } from '../../platform/i18n/persian-number.ts'

/** Texts about social links. */
export const socialLinkMessages = defineMessages({
  added: {
    en: 'The link has been added to your profile.',
    de: 'Der Link wurde deinem Profil hinzugefügt.',
    es: 'El enlace se ha añadido a tu perfil.',
    it: 'Il link è stato aggiunto al tuo profilo.',
    fr: 'Le lien a été ajouté à votre profil.',
    pt: 'A ligação foi adicionada ao seu perfil.',
    fa: 'پیوند به نمایهٔ شما افزوده شد.',
  },
  removed: {
    en: 'The link has been removed.',
    de: 'Der Link wurde entfernt.',
    es: 'El enlace se ha eliminado.',
    it: 'Il link è stato rimosso.',
    fr: 'Le lien a été supprimé.',
    pt: 'A ligação foi removida.',
    fa: 'پیوند حذف شد.',
  },
  alreadyAdded: {
    en: 'This link is already on your profile.',
    de: 'Dieser Link steht schon in deinem Profil.',
    es: 'Este enlace ya está en tu perfil.',
    it: 'Questo link è già nel tuo profilo.',
    fr: 'Ce lien figure déjà sur votre profil.',
    pt: 'Esta ligação já está no seu perfil.',
    fa: 'این پیوند هم‌اکنون در نمایهٔ شما هست.',
  },
  otherNetwork: (network: string) => ({
    en: `This is not an address of ${network}.`,
    de: `Das ist keine Adresse von ${network}.`,
    es: `Esta no es una dirección de ${network}.`,
    it: `Questo non è un indirizzo di ${network}.`,
    fr: `Ce n’est pas une adresse ${network}.`,
    pt: `Este não é um endereço de ${network}.`,
    fa: `این نشانیِ ${network} نیست.`,
  }),
  tooMany: (most: number) => ({
    en: `You can add ${most} links. Remove one to add another.`,
    de: `Du kannst ${most} Links angeben. Entferne einen, um einen neuen hinzuzufügen.`,
    es: `Puedes añadir ${most} enlaces. Elimina uno para añadir otro.`,
    it: `Puoi aggiungere ${most} link. Rimuovine uno per aggiungerne un altro.`,
    fr: `Vous pouvez ajouter ${most} liens. Supprimez-en un pour en ajouter un autre.`,
    pt: `Pode adicionar ${most} ligações. Remova uma para adicionar outra.`,
    fa: `می‌توانید ${persianNumber(most)} پیوند بیفزایید. برای افزودن مورد جدید، یکی را حذف کنید.`,
  }),
})
