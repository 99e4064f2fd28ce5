/** The site as an app, and the page that it shows where there is no connection. */
export interface OfflineWords {
  title: string;
  /** Of the app, for whoever installs it. */
  description: string;
  heading: string;
  lede: string;
  retry: string;
  chart: {
    heading: string;
    /** Under the heading of the chart that was drawn last. */
    note: string;
    /** In its place where this browser keeps none. */
    none: string;
  };
}

export const offline: OfflineWords = {
  title: 'No connection',
  description: 'Birth charts, horoscopes and today’s sky.',
  heading: 'No line to the stars',
  lede: 'You’re offline right now. As soon as the connection is back, this page opens by itself.',
  retry: 'Try again',
  chart: {
    heading: 'Your last chart',
    note: 'As it was last drawn. It’s in this browser alone, and it’s deleted when you clear your birth details or sign out.',
    none: 'If you draw your chart and choose “Remember in this browser,” you’ll find it here even without a connection.',
  },
};
