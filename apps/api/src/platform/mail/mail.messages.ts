import { defineMessages } from '../i18n/define-messages.ts'

/** The texts that all mails share. */
export const mailMessages = defineMessages({
  tagline: {
    en: 'the academy for hair design',
    de: 'die Akademie für Haardesign',
    es: 'la academia de peluquería',
    it: 'l’accademia di hair design',
    fr: 'l’académie de coiffure',
    pt: 'a academia da arte do cabelo',
    fa: 'آکادمی طراحی مو',
  },
  hello: (name: string) => ({
    en: `Hello ${name},`,
    de: `Hallo ${name}!`,
    es: `Hola, ${name}:`,
    it: `Ciao ${name}!`,
    fr: `Bonjour ${name},`,
    pt: `Olá, ${name}.`,
    fa: `سلام ${name}،`,
  }),
  copyLink: {
    en: 'If the button does not work, copy this address into your browser:',
    de: 'Falls die Schaltfläche nicht funktioniert, kopiere diese Adresse in deinen Browser:',
    es: 'Si el botón no funciona, copia esta dirección en tu navegador:',
    it: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
    fr: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    pt: 'Se o botão não funcionar, copie este endereço para o seu navegador:',
    fa: 'اگر دکمه کار نمی‌کند، این نشانی را در مرورگر خود کپی کنید:',
  },
})
