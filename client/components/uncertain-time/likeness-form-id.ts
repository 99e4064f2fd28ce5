/** The form that sends a birth again with the rising sign that sounds like its person. */
export const LIKENESS_FORM_ID = 'likeness';

/** Where the choice begins. */
export const LIKENESS_HEADING_ID = 'likeness-heading';
