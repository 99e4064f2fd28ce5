/** The form that sends a birth again with the rising sign that sounds like its person. */
export const LIKENESS_FORM_ID = 'likeness';
