/** What a browser needs to be reached by the messaging service; all of it public. */
export interface PushConfig {
  projectId: string;
  apiKey: string;
  /** The web app's id in the project. */
  appId: string;
  /** The public key that the browser's own service is to know the sender by, base64url. */
  vapidKey: string;
  /** Where an installation is made, and where it is registered: origins. */
  installationsUrl: string;
  registrationsUrl: string;
}

/** What stands in a notification, as it travels: texts alone, for the messaging service carries nothing else. */
export interface PushedTexts {
  title: string;
  body: string;
  /** Where a touch leads: a path of the site. */
  path: string;
  /** Of a day: a second one with the same takes the place of the first. */
  tag: string;
  /** BCP 47 tag. */
  lang: string;
}
