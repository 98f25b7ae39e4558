import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** Why a lesson cannot be watched. */
export const lessonMessages = defineMessages({
  locked: {
    en: 'Buy this course or masterclass to watch the lesson.',
    de: 'Kaufe den Kurs oder die Masterclass, um diese Lektion anzusehen.',
    es: 'Compra el curso o la masterclass para ver esta lección.',
    it: 'Acquista il corso o la masterclass per guardare questa lezione.',
    fr: 'Achetez le cours ou la masterclass pour regarder cette leçon.',
    pt: 'Compre o curso ou a masterclass para ver esta aula.',
    fa: 'برای دیدن این درس، دوره یا مسترکلاس را بخرید.',
  },
  accessExpired: {
    en: 'Your access has expired. Buy again to keep watching.',
    de: 'Dein Zugang ist abgelaufen. Kaufe erneut, um weiterzuschauen.',
    es: 'Tu acceso ha caducado. Compra de nuevo para seguir viendo.',
    it: 'Il tuo accesso è scaduto. Acquista di nuovo per continuare a guardare.',
    fr: 'Votre accès a expiré. Achetez à nouveau pour continuer à regarder.',
    pt: 'O seu acesso expirou. Compre de novo para continuar a ver.',
    fa: 'دسترسی شما به پایان رسیده است. برای ادامهٔ تماشا دوباره آن را بخرید.',
  },
})
