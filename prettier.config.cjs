const wordpress = require( '@wordpress/prettier-config' );

module.exports = { ...wordpress, printWidth: 120 };
