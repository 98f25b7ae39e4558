import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The messages of the newsletter. */
export const newsletterMessages = defineMessages({
  requested: {
    en: 'Almost done: please open the link in the e-mail we have just sent you. If you already receive the newsletter, there is nothing more to do.',
    de: 'Fast geschafft: Öffne bitte den Link in der E-Mail, die wir dir gerade geschickt haben. Wenn du den Newsletter schon bekommst, ist nichts weiter zu tun.',
    es: 'Ya casi está: abre el enlace del correo que acabamos de enviarte. Si ya recibes el boletín, no tienes que hacer nada más.',
    it: 'Ci siamo quasi: apri il link nell’e-mail che ti abbiamo appena inviato. Se ricevi già la newsletter, non devi fare altro.',
    fr: 'Presque terminé : ouvrez le lien de l’e-mail que nous venons de vous envoyer. Si vous recevez déjà la newsletter, il n’y a rien d’autre à faire.',
    pt: 'Está quase: abra a ligação no e-mail que acabámos de lhe enviar. Se já recebe a newsletter, não precisa de fazer mais nada.',
    fa: 'تقریباً تمام شد: لطفاً پیوند ایمیلی را که همین حالا برایتان فرستادیم باز کنید. اگر خبرنامه را از پیش دریافت می‌کنید، کار دیگری لازم نیست.',
  },
  confirmed: {
    en: 'You are on the list. You will receive the next issue.',
    de: 'Du stehst auf der Liste und bekommst die nächste Ausgabe.',
    es: 'Tu suscripción está confirmada. Recibirás el próximo número.',
    it: 'La tua iscrizione è confermata. Riceverai il prossimo numero.',
    fr: 'Votre inscription est confirmée. Vous recevrez le prochain numéro.',
    pt: 'A sua subscrição está confirmada. Vai receber a próxima edição.',
    fa: 'عضویت شما تأیید شد. شمارهٔ بعدی به دستتان می‌رسد.',
  },
  continued: {
    en: 'Wonderful, you stay on the list. You will receive the next issue.',
    de: 'Schön, es geht weiter. Du bekommst die nächste Ausgabe.',
    es: 'Estupendo, seguimos. Recibirás el próximo número.',
    it: 'Bene, si continua. Riceverai il prossimo numero.',
    fr: 'Parfait, on continue. Vous recevrez le prochain numéro.',
    pt: 'Ótimo, continuamos. Vai receber a próxima edição.',
    fa: 'عالی، ادامه می‌دهیم. شمارهٔ بعدی به دستتان می‌رسد.',
  },
  unsubscribed: {
    en: 'You will receive no more newsletters.',
    de: 'Du bekommst keinen Newsletter mehr.',
    es: 'No recibirás más boletines.',
    it: 'Non riceverai più la newsletter.',
    fr: 'Vous ne recevrez plus la newsletter.',
    pt: 'Não vai receber mais newsletters.',
    fa: 'دیگر خبرنامه‌ای دریافت نمی‌کنید.',
  },
  saved: {
    en: 'Your choice has been saved.',
    de: 'Deine Auswahl wurde gespeichert.',
    es: 'Se ha guardado tu elección.',
    it: 'La tua scelta è stata salvata.',
    fr: 'Votre choix a été enregistré.',
    pt: 'A sua escolha foi guardada.',
    fa: 'انتخاب شما ذخیره شد.',
  },
})
