import type { Messages } from './en.ts'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** Español. */
export const es: Messages = {
  malformed: 'No se ha podido leer la petición. Comprueba que su contenido sea JSON válido.',
  unauthenticated: 'Tu sesión ha caducado, vuelve a iniciar sesión.',
  loginRequired: 'Inicia sesión o regístrate para continuar.',
  invalidCredentials: 'El correo o la contraseña no son correctos. Revísalos e inténtalo de nuevo.',
  forbidden: 'Tu cuenta no permite hacer esto.',
  routeNotFound: 'No se ha encontrado esta página',
  thingNotFound: 'No hemos encontrado lo que buscas. Puede que haya cambiado de sitio.',
  methodNotAllowed: 'Esta dirección no responde a ese método.',
  conflict: 'Esto ha cambiado mientras tanto. Recarga e inténtalo de nuevo.',
  payloadTooLarge: 'Es demasiado de una vez. Envía 64 kB como máximo.',
  unsupportedMediaType: 'Envía el contenido como JSON (Content-Type: application/json).',
  invalid: 'Revisa los campos marcados.',
  tooManyAttempts: (minutes) =>
    `Demasiados intentos. Inténtalo de nuevo dentro de ${count(minutes, 'minuto', 'minutos')}.`,
  serverError: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
  notAvailable: 'Esta parte de la academia todavía no está abierta.',
  unavailable: 'No podemos atenderte en este momento. Inténtalo de nuevo enseguida.',
  welcome: (name) => `Te damos la bienvenida, ${name}. Tu cuenta está lista.`,
  welcomeBack: (name) => `Hola de nuevo, ${name}.`,
  socialExpired: 'El inicio de sesión tardó demasiado o ya se completó. Inténtalo de nuevo.',
  socialRefused: (provider) => `No se pudo iniciar sesión con ${provider}. Inténtalo de nuevo.`,
  socialUnreachable: (provider) =>
    `${provider} no responde en este momento. Inténtalo de nuevo en breve o inicia sesión de otra forma.`,
  socialNoEmail: (provider) =>
    `${provider} no ha compartido una dirección de correo y tu cuenta necesita una. Permítelo allí o regístrate con tu dirección.`,
  socialAddressTaken: (provider) =>
    `Ya existe una cuenta con esta dirección y ${provider} no confirma que sea tuya. Inicia sesión como hasta ahora o solicita una nueva contraseña.`,
  socialAccountUnconfirmed: (provider) =>
    `Ya existe una cuenta con esta dirección, pero la dirección nunca se confirmó. Inicia sesión como hasta ahora y confírmala; después podrás usar ${provider}.`,
  socialLinked: (name, provider) =>
    `Hola de nuevo, ${name}. A partir de ahora también puedes iniciar sesión con ${provider}.`,
  loggedOut: 'Has cerrado la sesión.',
  profileSaved: 'Tu perfil está guardado.',
  passwordChanged: 'Has cambiado la contraseña. Se ha cerrado la sesión en los demás dispositivos.',
  resetLinkSent: (minutes) =>
    `Si hay una cuenta con esta dirección, le hemos enviado un enlace para elegir una contraseña nueva. Sirve durante ${count(minutes, 'minuto', 'minutos')}.`,
  passwordReset: 'Has cambiado la contraseña. Inicia sesión con la nueva.',
  linkOver: 'Este enlace ha caducado o ya se ha usado. Pide uno nuevo.',
  linkOfAnother:
    'Este enlace es de otra cuenta. Inicia sesión en la cuenta para la que se envió este correo y vuelve a abrir el enlace.',
  verificationSent: 'Te hemos enviado un enlace nuevo. Mira tu bandeja de entrada.',
  emailVerified: 'Tu dirección de correo está confirmada.',
  messageReceived: 'Gracias por tu mensaje. Te responderemos por correo.',
  liked: 'Te gusta esta publicación.',
  unliked: 'Ya no te gusta esta publicación.',
  saved: 'La publicación está entre tus guardadas.',
  unsaved: 'La publicación ya no está guardada.',
  mail: {
    tagline: 'la academia de diseño capilar',
    hello: (name) => `Hola, ${name}:`,
    copyLink: 'Si el botón no funciona, copia esta dirección en tu navegador:',
    resetPassword: {
      subject: 'Elige una contraseña nueva',
      text: 'Has pedido una contraseña nueva para tu cuenta. Elígela aquí y podrás volver a entrar.',
      action: 'Elegir contraseña nueva',
      lifetime: (minutes) => `El enlace sirve una sola vez, durante ${count(minutes, 'minuto', 'minutos')}.`,
      unasked: '¿No lo has pedido tú? Entonces no tienes que hacer nada: tu contraseña sigue igual.',
    },
    passwordChanged: {
      subject: 'Tu contraseña ha cambiado',
      text: 'La contraseña de tu cuenta acaba de cambiar y se ha cerrado la sesión en todos los demás dispositivos.',
      unasked: (email) =>
        `Si has sido tú, todo va bien. Si no, elige enseguida una contraseña nueva y escríbenos a ${email}.`,
      action: 'Elegir contraseña nueva',
    },
    verifyEmail: {
      subject: 'Confirma tu dirección de correo',
      text: 'Nos alegra que estés aquí. Confirma que esta dirección es tuya para que te lleguen certificados, entradas y facturas.',
      action: 'Confirmar mi dirección',
      lifetime: (days) => `El enlace sirve durante ${count(days, 'día', 'días')}.`,
      unasked: '¿No has creado una cuenta con nosotros? Entonces ignora este correo.',
    },
    contactMessage: {
      subject: (subject) => `Formulario de contacto: ${subject}`,
      name: 'Nombre',
      email: 'Correo',
      language: 'Idioma',
      noMessage: 'Aparte del asunto no hay mensaje.',
      answer: 'Responde a este correo para contestar.',
    },
    contactReceipt: {
      subject: 'Hemos recibido tu mensaje',
      heading: 'Tu mensaje ha llegado',
      text: 'Gracias por escribirnos. Una persona lee cada mensaje y respondemos a esta dirección en un plazo de dos días laborables.',
      copy: 'Has escrito:',
      unasked:
        '¿No nos has escrito? Entonces alguien se ha equivocado de dirección y puedes ignorar este correo.',
    },
  },
  lessonLocked: 'Compra el curso o la masterclass para ver esta lección.',
  accessExpired: 'Tu acceso ha caducado. Cómpralo de nuevo para seguir viendo.',
  mediaAddressEnded: 'Esta dirección del vídeo ya no es válida. Recarga la página para continuar.',
  field: {
    required: 'Rellena este campo.',
    email: 'Escribe una dirección de correo como nombre@example.com.',
    emailTaken: 'Ya hay una cuenta con esta dirección. Inicia sesión.',
    tooShort: (least) => `Usa al menos ${count(least, 'carácter', 'caracteres')}.`,
    tooLong: (most) => `Usa ${count(most, 'carácter', 'caracteres')} como máximo.`,
    mismatch: 'Las contraseñas no coinciden. Escribe la misma dos veces.',
    wrongPassword: 'Esta no es tu contraseña actual.',
    atLeast: (least) => `Escribe un número a partir de ${least}.`,
    atMost: (most) => `Escribe un número hasta ${most}.`,
    number: 'Escribe un número entero.',
    text: 'Esto tiene que ser un texto.',
    list: 'Esto tiene que ser una lista.',
    once: 'Indica esto una sola vez.',
    tooMany: (most) => `Elige ${most} como máximo.`,
    tooFew: (least) => `Elige al menos ${least}.`,
    oneOf: (values) => `Elige una de estas opciones: ${values}.`,
    format: 'Esto no tiene la forma esperada.',
    nul: 'Quita el carácter invisible (NUL) de este texto.',
    country: 'Elige un país de la lista.',
    phone: 'Escribe un teléfono solo con cifras, espacios y +.',
  },
}
