import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The note about a name that documents cannot show whole. */
export const unprintableNameMessages = defineMessages({
  note: (characters: string) => ({
    en: `Certificates and tickets cannot show these characters of your name: ${characters}`,
    de: `Auf Zertifikaten und Tickets lassen sich diese Zeichen deines Namens nicht darstellen: ${characters}`,
    es: `Los certificados y las entradas no pueden mostrar estos caracteres de tu nombre: ${characters}`,
    it: `Certificati e biglietti non possono mostrare questi caratteri del tuo nome: ${characters}`,
    fr: `Les certificats et les billets ne peuvent pas afficher ces caractères de votre nom : ${characters}`,
    pt: `Os certificados e os bilhetes não conseguem mostrar estes caracteres do seu nome: ${characters}`,
    fa: `گواهی‌نامه‌ها و بلیت‌ها نمی‌توانند این نویسه‌های نام شما را نشان دهند: ${characters}`,
  }),
})
