declare module 'circular-natal-horoscope-js' {
  interface OriginInput {
    year: number;
    /** 0 is January. */
    month: number;
    date: number;
    hour: number;
    minute: number;
    latitude: number;
    longitude: number;
  }
  const natal: {
    Origin: new (input: OriginInput) => object;
    Horoscope: new (input: { origin: object; houseSystem: string; zodiac: string }) => object;
  };
  export default natal;
}

declare module 'workerd' {
  const workerd: {
    /** Path of the program for this platform. */
    default: string;
  };
  export default workerd;
}
