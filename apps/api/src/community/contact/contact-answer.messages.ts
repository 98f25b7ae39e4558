import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** The texts of the mail that answers a contact message. */
export const contactAnswerMessages = defineMessages({
  heading: {
    en: 'Our answer',
    de: 'Unsere Antwort',
    es: 'Nuestra respuesta',
    it: 'La nostra risposta',
    fr: 'Notre réponse',
    pt: 'A nossa resposta',
    fa: 'پاسخ ما',
  },
  copy: {
    en: 'You wrote:',
    de: 'Du hast geschrieben:',
    es: 'Has escrito:',
    it: 'Hai scritto:',
    fr: 'Vous avez écrit :',
    pt: 'Escreveu:',
    fa: 'شما نوشته‌اید:',
  },
  reply: {
    en: 'Reply to this e-mail if you have another question.',
    de: 'Antworte auf diese E-Mail, wenn du noch eine Frage hast.',
    es: 'Responde a este correo si tienes otra pregunta.',
    it: 'Rispondi a questa e-mail se hai un’altra domanda.',
    fr: 'Répondez à cet e-mail si vous avez une autre question.',
    pt: 'Responda a este e-mail se tiver outra pergunta.',
    fa: 'اگر پرسش دیگری دارید، به همین ایمیل پاسخ دهید.',
  },
})
