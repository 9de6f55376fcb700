//! Code shared by all generated enumerations, unions and models.

/// Implements serde for models in the API's format.
#[doc(hidden)]
#[macro_export]
macro_rules! serde_of_model {
    ($model:ty) => {
        impl ::serde::Serialize for $model {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::Model::to_value(self).serialize(serializer)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $model {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let json = <$crate::Json as ::serde::Deserialize>::deserialize(deserializer)?;
                $crate::Model::from_value(&json).map_err(::serde::de::Error::custom)
            }
        }
    };
}

/// Methods of an open enumeration.
#[doc(hidden)]
#[macro_export]
macro_rules! open_enum {
    ($name:ident { $($value:ident = $text:literal),* $(,)? }) => {
        impl $name {
            /// Returns whether this release knows the value.
            pub fn is_known(&self) -> bool {
                !matches!(self, Self::Other(_))
            }

            /// Returns the value as in the API.
            pub fn as_str(&self) -> &str {
                match self {
                    $(Self::$value => $text,)*
                    Self::Other(text) => text,
                }
            }
        }

        impl $crate::OpenEnum for $name {
            fn as_str(&self) -> &str {
                self.as_str()
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> Self {
                match text {
                    $($text => Self::$value,)*
                    _ => Self::Other(text.to_owned()),
                }
            }
        }

        impl From<String> for $name {
            fn from(text: String) -> Self {
                Self::from(text.as_str())
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.as_str())
            }
        }
    };
}

/// A union of models, with a fallback for unknown objects of later releases.
#[doc(hidden)]
#[macro_export]
macro_rules! union_of_models {
    ($name:ident { $($member:ident),* $(,)? }) => {
        impl $crate::model::Union for $name {
            fn read(json: &$crate::Json) -> Self {
                $(if let Ok(found) = <$member as $crate::Model>::from_value(json) {
                    return Self::$member(Box::new(found));
                })*
                Self::Other(json.clone())
            }

            fn write(&self, writer: &mut $crate::model::Writer) -> $crate::Json {
                match self {
                    $(Self::$member(one) => <$crate::model::Object<$member> as $crate::model::Kind>::write(one, writer),)*
                    Self::Other(json) => json.clone(),
                }
            }
        }

        $(impl From<$member> for $name {
            fn from(one: $member) -> Self {
                Self::$member(Box::new(one))
            }
        })*
    };
}
