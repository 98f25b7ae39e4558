import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The texts of the mail about access that the academy gave. */
export const accessGivenMessages = defineMessages({
  subject: (name: string) => ({
    en: `You have access to ${name}`,
    de: `Du hast Zugang zu ${name}`,
    es: `Tienes acceso a ${name}`,
    it: `Hai accesso a ${name}`,
    fr: `Vous avez accès à ${name}`,
    pt: `Tem acesso a ${name}`,
    fa: `به ${name} دسترسی دارید`,
  }),
  text: (name: string, date: string) => ({
    en: `We have given you access to “${name}”. You can follow it until ${date}, and there is nothing to pay.`,
    de: `Wir haben dir Zugang zu „${name}“ gegeben. Du kannst es bis zum ${date} ansehen und musst nichts bezahlen.`,
    es: `Te hemos dado acceso a «${name}». Puedes seguirlo hasta el ${date} y no tienes que pagar nada.`,
    it: `Ti abbiamo dato accesso a «${name}». Puoi seguirlo fino al ${date} e non devi pagare nulla.`,
    fr: `Nous vous avons donné accès à « ${name} ». Vous pouvez le suivre jusqu’au ${date}, sans rien payer.`,
    pt: `Demos-lhe acesso a «${name}». Pode segui-lo até ${date} e não tem nada a pagar.`,
    fa: `به شما دسترسی به «${name}» داده‌ایم. می‌توانید آن را تا ${date} دنبال کنید و نیازی به پرداخت نیست.`,
  }),
  open: {
    en: 'Start learning',
    de: 'Jetzt lernen',
    es: 'Empezar a aprender',
    it: 'Inizia a imparare',
    fr: 'Commencer',
    pt: 'Começar a aprender',
    fa: 'شروع یادگیری',
  },
})
