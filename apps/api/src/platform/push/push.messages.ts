import { defineMessages } from '../i18n/define-messages.ts'

/** What a push message says, by what it is about: never the text that somebody wrote (PUSH-2). */
export const pushTitles = {
  chat: defineMessages({
    title: {
      en: 'Somebody wrote in the chat',
      de: 'Jemand hat im Chat geschrieben',
      es: 'Alguien ha escrito en el chat',
      it: 'Qualcuno ha scritto in chat',
      fr: 'Quelqu’un a écrit dans le chat',
      pt: 'Alguém escreveu no chat',
      fa: 'کسی در گفت‌وگو نوشته است',
    },
  }).title,
  inbox: defineMessages({
    title: {
      en: 'A new contact message',
      de: 'Eine neue Kontaktnachricht',
      es: 'Un nuevo mensaje de contacto',
      it: 'Un nuovo messaggio di contatto',
      fr: 'Un nouveau message de contact',
      pt: 'Uma nova mensagem de contacto',
      fa: 'یک پیام تماس تازه',
    },
  }).title,
}

export const pushMessages = defineMessages({
  on: {
    en: 'This device is notified.',
    de: 'Dieses Gerät wird benachrichtigt.',
    es: 'Este dispositivo recibe avisos.',
    it: 'Questo dispositivo riceve avvisi.',
    fr: 'Cet appareil reçoit des notifications.',
    pt: 'Este dispositivo recebe avisos.',
    fa: 'این دستگاه اعلان دریافت می‌کند.',
  },
  off: {
    en: 'This device is no longer notified.',
    de: 'Dieses Gerät wird nicht mehr benachrichtigt.',
    es: 'Este dispositivo ya no recibe avisos.',
    it: 'Questo dispositivo non riceve più avvisi.',
    fr: 'Cet appareil ne reçoit plus de notifications.',
    pt: 'Este dispositivo deixou de receber avisos.',
    fa: 'این دستگاه دیگر اعلان دریافت نمی‌کند.',
  },
  unknownService: {
    en: 'The push service of this browser is not known.',
    de: 'Der Push-Dienst dieses Browsers ist nicht bekannt.',
    es: 'No se conoce el servicio de notificaciones de este navegador.',
    it: 'Il servizio di notifiche di questo browser non è noto.',
    fr: 'Le service de notifications de ce navigateur n’est pas connu.',
    pt: 'O serviço de notificações deste navegador não é conhecido.',
    fa: 'سرویس اعلان این مرورگر شناخته‌شده نیست.',
  },
})
